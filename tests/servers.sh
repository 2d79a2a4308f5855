#!/bin/sh
# Tries the update of the site on real servers: nginx as it comes, nginx with the lines of the zip, Apache without and
# with .htaccess, and the server of Python. Servers that are not installed are passed over. Needs dist/ and Chromium.
set -u
cd "$(dirname "$0")/.."
work=$(mktemp -d)
chmod 755 "$work"
mkdir -p "$work/root/club"
port=18080
trap 'rm -rf "$work"' EXIT
failed=0

# Runs the tests against the server that is told how to start in the foreground.
try() {
    name=$1
    shift
    if ! command -v "$1" >/dev/null; then
        echo "$name: not installed"
        return
    fi
    "$@" >"$work/server.log" 2>&1 &
    server=$!
    tries=0
    until curl -s -o /dev/null "http://127.0.0.1:$port/" || [ $tries -gt 100 ]; do
        tries=$((tries + 1))
        sleep 0.1
    done
    if NOTABENE_SERVER="http://127.0.0.1:$port" NOTABENE_SERVED="$work/root/club" NOTABENE_HTACCESS="${htaccess:-}" \
        cargo test -q --locked --test e2e -- --ignored --test-threads 1 update:: >"$work/tests.log" 2>&1; then
        echo "$name: $(grep 'test result' "$work/tests.log")"
    else
        echo "$name: FAILED"
        grep -A3 panicked "$work/tests.log"
        tail -3 "$work/server.log"
        failed=1
    fi
    kill $server
    wait $server 2>/dev/null
}

nginx_config() {
    cat <<END
daemon off; master_process off; pid $work/nginx.pid; error_log $work/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path $work; proxy_temp_path $work; fastcgi_temp_path $work; uwsgi_temp_path $work; scgi_temp_path $work;
  server { listen 127.0.0.1:$port; root $work/root; $1 }
}
END
}

apache_config() {
    modules=/usr/lib/apache2/modules
    cat <<END
ServerRoot $work
PidFile $work/apache.pid
Listen 127.0.0.1:$port
ServerName localhost
ErrorLog $work/error.log
User www-data
Group www-data
LoadModule mpm_event_module $modules/mod_mpm_event.so
LoadModule authz_core_module $modules/mod_authz_core.so
LoadModule mime_module $modules/mod_mime.so
LoadModule dir_module $modules/mod_dir.so
LoadModule headers_module $modules/mod_headers.so
LoadModule rewrite_module $modules/mod_rewrite.so
LoadModule env_module $modules/mod_env.so
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot $work/root
<Directory $work/root>
  Require all granted
  AllowOverride $1
</Directory>
END
}

nginx_config "" >"$work/plain.conf"
try "nginx, plain" nginx -c "$work/plain.conf"
nginx_config "$(sed 's|location /notabene/|location /club/games/|' xtask/pack/club/nginx.conf)" >"$work/ours.conf"
try "nginx with our lines" nginx -c "$work/ours.conf"
apache_config None >"$work/none.conf"
try "Apache without .htaccess" apache2 -d "$work" -f "$work/none.conf" -D FOREGROUND
apache_config All >"$work/all.conf"
htaccess=xtask/pack/club/htaccess
try "Apache with .htaccess" apache2 -d "$work" -f "$work/all.conf" -D FOREGROUND
htaccess=
try "Python" python3 -m http.server --bind 127.0.0.1 --directory "$work/root" $port
exit $failed
