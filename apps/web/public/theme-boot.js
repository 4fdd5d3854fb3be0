// Puts the remembered theme, scheme and setting of text on the document before anything is painted.
(function () {
  var root = document.documentElement;
  var theme = null;
  var scheme = null;
  var textSize = null;
  var lineSpacing = null;
  var token = null;
  try {
    theme = localStorage.getItem('nevisa.theme');
    scheme = localStorage.getItem('nevisa.scheme');
    textSize = localStorage.getItem('nevisa.textSize');
    lineSpacing = localStorage.getItem('nevisa.lineSpacing');
    token = localStorage.getItem('accessToken');
  } catch {
    // Storage is forbidden: the default theme it is.
  }
  // The style sheet is not loaded yet, so the colour of the browser bar comes from a table,
  // and a stored value that is in no table is left out.
  // Written by `npm run tokens`.
  var pageColors = {
    blue: ['#f3f8fe', '#0f141a'],
    navy: ['#f6f7fe', '#12131b'],
    teal: ['#f1faf9', '#0c1616'],
    green: ['#f3f9f4', '#0f1610'],
    olive: ['#f7f8f1', '#13150d'],
    amber: ['#fbf7f0', '#17130c'],
    orange: ['#fdf6f2', '#1a120e'],
    red: ['#fef5f5', '#1a1111'],
    rose: ['#fdf5f8', '#191115'],
    purple: ['#f8f6fd', '#151219'],
    slate: ['#f5f8fb', '#111418'],
  };
  var textSizes = ['small', 'medium', 'large', 'largest'];
  var lineSpacings = ['close', 'normal', 'wide'];
  // End of what is written.
  if (Object.keys(pageColors).indexOf(theme) >= 0) root.dataset.theme = theme;
  if (textSizes.indexOf(textSize) >= 0) root.dataset.textSize = textSize;
  if (lineSpacings.indexOf(lineSpacing) >= 0) root.dataset.lineSpacing = lineSpacing;
  // A prerendered page of a guest is not painted for a user (scripts/build/writeGuestPage.ts).
  if (token) root.dataset.hasToken = '';
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.scheme = scheme;
  var bar = document.querySelector('meta[name=theme-color]');
  if (bar) bar.content = pageColors[root.dataset.theme][scheme === 'dark' ? 1 : 0];
})();
