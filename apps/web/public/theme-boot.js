// Puts the remembered theme, scheme and setting of text on the document before anything is painted.
(function () {
  var root = document.documentElement;
  var theme = null;
  var scheme = null;
  var textSize = null;
  var lineSpacing = null;
  try {
    theme = localStorage.getItem('nevisa.theme');
    scheme = localStorage.getItem('nevisa.scheme');
    textSize = localStorage.getItem('nevisa.textSize');
    lineSpacing = localStorage.getItem('nevisa.lineSpacing');
  } catch {
    // Storage is forbidden: the default theme it is.
  }
  if (theme && /^[a-z]+$/.test(theme)) root.dataset.theme = theme;
  if (textSize && /^[a-z]+$/.test(textSize)) root.dataset.textSize = textSize;
  if (lineSpacing && /^[a-z]+$/.test(lineSpacing)) root.dataset.lineSpacing = lineSpacing;
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.scheme = scheme;
  // The style sheet is not loaded yet, so the colour of the browser bar comes from a table.
  // Written by `npm run tokens`.
  var pageColors = {
    blue: ['#f8fafd', '#111419'],
    navy: ['#f8fafd', '#12141a'],
    teal: ['#f7fbfa', '#0f1616'],
    green: ['#f8faf8', '#111512'],
    olive: ['#fafaf7', '#141510'],
    amber: ['#fbfaf6', '#17140f'],
    orange: ['#fcf9f7', '#181310'],
    red: ['#fcf9f9', '#181313'],
    rose: ['#fcf9fa', '#181215'],
    purple: ['#faf9fc', '#151318'],
    slate: ['#f9fafb', '#131416'],
  };
  // End of what is written.
  var bar = document.querySelector('meta[name=theme-color]');
  var colors = pageColors[root.dataset.theme] || pageColors.blue;
  if (bar) bar.content = colors[scheme === 'dark' ? 1 : 0];
})();
