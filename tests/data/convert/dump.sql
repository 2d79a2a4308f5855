INSERT INTO `wp_posts` VALUES (1,'<div class=\"lpv\" data-pgn=\"1. e4\"></div>\n[pgnv id=board1]\n1. e4\n[/pgnv]');
