// The block "Notabene board" in the editor: the game in a field, options beside it, the board itself in a frame. What readers
// get is made by the server (includes/board.php).
(function (wp, about) {
  const { createElement: el, Fragment, useState, useEffect } = wp.element;
  const { __ } = wp.i18n;
  const { InspectorControls, MediaUpload, MediaUploadCheck, useBlockProps } = wp.blockEditor;
  const { Button, PanelBody, SelectControl, TextControl, TextareaControl, ToggleControl } = wp.components;

  const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const kindOf = (name) => about.options[name] ?? { kind: 'text' };

  // Truths that hold unless somebody says otherwise.
  const USUAL = ['allow-own-moves'];

  // Panels of options with their labels, in the order in which they are shown.
  const panels = () => [
    [__('Look', 'notabene'), [
      ['orientation', __('Who is below', 'notabene')],
      ['language', __('Language of the sentences', 'notabene')],
      ['letters', __('Letters of the pieces', 'notabene')],
      ['notation', __('Notation', 'notabene')],
      ['theme', __('Colours', 'notabene')],
      ['board-colors', __('Colours of the board', 'notabene')],
      ['pieces', __('Drawings of the pieces', 'notabene')],
      ['coordinates', __('Names of the fields', 'notabene')],
      ['initial-ply', __('First position shown: a number of half-moves, or last', 'notabene')],
      ['game-number', __('Which of several games is shown first', 'notabene')],
    ]],
    [__('Parts', 'notabene'), [
      ['show-moves', __('Moves', 'notabene')],
      ['show-sheet', __('Moves in columns', 'notabene')],
      ['show-explain', __('Explanations', 'notabene')],
      ['show-controls', __('Buttons', 'notabene')],
      ['show-menu', __('A menu to copy and save the game', 'notabene')],
      ['show-header', __('The players and the event', 'notabene')],
      ['show-clocks', __('Clocks', 'notabene')],
      ['show-evals', __('Evaluations', 'notabene')],
      ['comments', __('Where comments stand', 'notabene')],
    ]],
    [__('What readers can do', 'notabene'), [
      ['read-only', __('Nothing can be moved', 'notabene')],
      ['allow-own-moves', __('Own moves beside the game', 'notabene')],
      ['own-moves', __('Where own moves are kept', 'notabene')],
      ['puzzle', __('A puzzle: find the moves', 'notabene')],
      ['write-box', __('A box for written moves', 'notabene')],
      ['autoplay', __('Seconds per move (autoplay)', 'notabene')],
    ]],
    [__('Other ways to a game', 'notabene'), [
      ['game', __('Game, such as chess960 or draughts/russian', 'notabene')],
      ['position', __('Position (FEN)', 'notabene')],
      ['src', __('Address of a file', 'notabene')],
      ['refresh', __('Seconds between two looks at the file', 'notabene')],
      ['lesson', __('Lesson, such as notation/L01', 'notabene')],
      ['exercise', __('Exercise of it, such as L01-1', 'notabene')],
    ]],
  ];

  // Meanings of the words of a list; others, such as codes of languages, are shown as they are.
  const saidOf = (words) => words.includes('true')
    ? { auto: __('if there is something to show', 'notabene'), true: __('always', 'notabene'), false: __('never', 'notabene') }
    : {
        white: __('White', 'notabene'),
        black: __('Black', 'notabene'),
        beside: __('on lines of their own', 'notabene'),
        inline: __('behind their moves', 'notabene'),
        aside: __('aside: a button brings them back', 'notabene'),
        variations: __('in the list, as variations', 'notabene'),
      };

  // The options that are set, by their names.
  function chosen(attributes) {
    const names = Object.keys(about.options).filter((name) => !['', undefined].includes(attributes[camel(name)]));
    return names.map((name) => [name, String(attributes[camel(name)])]);
  }

  function control(name, label, attributes, setAttributes) {
    const { kind, words = [] } = kindOf(name);
    const common = { key: name, label, onChange: (value) => setAttributes({ [camel(name)]: value }) };
    const value = attributes[camel(name)] ?? '';
    if (kind === 'truth') {
      const isUsual = USUAL.includes(name);
      const toggled = (isOn) => setAttributes({ [camel(name)]: isOn === isUsual ? '' : String(isOn) });
      return el(ToggleControl, { ...common, checked: (value || String(isUsual)) === 'true', onChange: toggled });
    }
    if (kind === 'number') return el(TextControl, { ...common, value, type: 'number', min: 1 });
    if (!words.length) return el(TextControl, { ...common, value });
    const said = saidOf(words);
    const list = [{ label: __('default', 'notabene'), value: '' }, ...words.map((word) => ({ label: said[word] ?? word, value: word }))];
    return el(SelectControl, { ...common, value, options: list });
  }

  // The board in a frame, a moment after the last change.
  function Preview({ attributes }) {
    const wanted = new URLSearchParams(chosen(attributes)).toString().replace(/\+/g, '%20');
    const [shown, show] = useState(wanted);
    useEffect(() => {
      const timer = setTimeout(() => show(wanted), 400);
      return () => clearTimeout(timer);
    }, [wanted]);
    if (!about.home) return el('p', null, __('Notabene has no folder yet: an administrator gives its address under Settings, Notabene.', 'notabene'));
    const src = `${about.home}embed.html#${shown || 'game=chess'}`;
    return el('iframe', { src, title: __('Preview of the board', 'notabene'), width: '100%', height: 480, frameBorder: 0 });
  }

  function Edit({ attributes, setAttributes }) {
    const isDraughts = !!attributes.pdn;
    const [isPdn, choosePdn] = useState(isDraughts);
    const name = isPdn ? 'pdn' : 'pgn';
    const put = (key, text) => setAttributes({ pgn: '', pdn: '', [key]: text });
    const format = {
      label: __('Format', 'notabene'),
      value: name,
      options: [{ label: 'PGN', value: 'pgn' }, { label: 'PDN', value: 'pdn' }],
      onChange: (next) => {
        choosePdn(next === 'pdn');
        put(next, attributes[name] ?? '');
      },
    };
    const file = ({ open }) => el(Button, { variant: 'secondary', onClick: open }, __('Choose a file of the media library', 'notabene'));
    const field = {
      label: __('The game, in PGN or PDN', 'notabene'),
      value: attributes[name] ?? '',
      rows: 6,
      onChange: (text) => put(name, text),
    };
    return el(
      Fragment,
      null,
      el(
        InspectorControls,
        null,
        panels().map(([title, options], n) =>
          el(PanelBody, { key: title, title, initialOpen: n === 0 }, options.map(([option, label]) => control(option, label, attributes, setAttributes)))),
      ),
      el(
        'div',
        useBlockProps(),
        el(TextareaControl, field),
        el(SelectControl, format),
        el(MediaUploadCheck, null, el(MediaUpload, { render: file, onSelect: ({ url }) => setAttributes({ src: url }) })),
        el(Preview, { attributes }),
      ),
    );
  }

  wp.blocks.registerBlockType('notabene/board', { edit: Edit, save: () => null });
})(window.wp, window.notabeneBoard);
