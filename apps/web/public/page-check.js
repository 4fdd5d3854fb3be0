// Shows a sentence of index.html where the app cannot start. Any browser runs this file: ECMAScript 5 only.
(function () {
  'use strict';

  // Each is present from a version of the declared support on (scripts/browserSupport.ts).
  var isSupported =
    'noModule' in document.createElement('script') &&
    typeof URL === 'function' &&
    typeof URL.canParse === 'function' &&
    typeof AbortSignal === 'function' &&
    typeof AbortSignal.any === 'function' &&
    typeof Intl === 'object' &&
    typeof Intl.Segmenter === 'function';

  function show(id) {
    var sentence = document.getElementById(id);
    var root = document.getElementById('root');
    if (sentence && root) {
      sentence.removeAttribute('hidden');
      // The form of a prerendered page would do nothing.
      root.setAttribute('hidden', '');
    } else {
      document.addEventListener('DOMContentLoaded', function () {
        show(id);
      });
    }
  }

  if (!isSupported) {
    show('unsupported');
    return;
  }

  // A prerendered form is sent when the app has come (`endPrerendering.ts`).
  document.addEventListener('submit', function (event) {
    var root = document.getElementById('root');
    if (root !== null && root.hasAttribute('data-prerendered')) {
      event.preventDefault();
      root.setAttribute('data-sent', '');
    }
  });

  // A failed script reports no error to the window: only a capturing listener receives it.
  window.addEventListener(
    'error',
    function (event) {
      var root = document.getElementById('root');
      var isStarted =
        root !== null &&
        root.firstChild !== null &&
        (root.hasAttribute('data-started') || !root.hasAttribute('data-prerendered'));
      var isScript = event.target !== window && event.target.nodeName === 'SCRIPT';
      if (!isStarted && (isScript || event.error)) {
        show('not-started');
      }
    },
    true,
  );
})();
