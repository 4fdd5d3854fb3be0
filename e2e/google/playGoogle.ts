import type { Page } from 'playwright';

const origin = 'https://accounts.google.com';

/** Answers for Google's host: a script that uses every opening that the real one needs. */
export async function playGoogle(page: Page): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const [contentType, body] = bodies[pathname] ?? ['text/plain', ''];
    return route.fulfill({
      contentType,
      body,
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
}

const bodies: Record<string, [contentType: string, body: string]> = {
  '/gsi/client': ['text/javascript', `(${pretendScript.toString()})('${origin}')`],
  '/gsi/style': ['text/css', '.prompt { color: green }'],
  '/gsi/status': ['application/json', '{}'],
  '/gsi/iframe/select': [
    'text/html',
    '<script>parent.postMessage("a-credential", "*")</script><p>account</p>',
  ],
};

// Runs in the page.
function pretendScript(host: string): void {
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: {
      createPolicy: (
        name: string,
        rules: { createHTML: (markup: string) => string },
      ) => { createHTML: (markup: string) => string };
    };
  };
  const policy = trustedTypes.createPolicy('goog#html', { createHTML: (markup) => markup });
  let answer: (credential: { credential: string }) => void = () => undefined;
  const id = {
    initialize: ({ callback }: { callback: typeof answer }) => {
      answer = callback;
    },
    cancel: () => undefined,
    prompt: async () => {
      const style = document.createElement('link');
      style.rel = 'stylesheet';
      style.href = `${host}/gsi/style`;
      const styled = new Promise((resolve) => style.addEventListener('load', resolve));
      document.head.append(style);
      await Promise.all([styled, fetch(`${host}/gsi/status`)]);
      const place = document.createElement('div');
      place.innerHTML = policy.createHTML('<p class="prompt">Google</p>');
      const frame = document.createElement('iframe');
      frame.src = `${host}/gsi/iframe/select`;
      place.append(frame);
      document.body.append(place);
      addEventListener('message', ({ data, origin }) => {
        if (origin === host) {
          answer({ credential: String(data) });
        }
      });
    },
  };
  Object.assign(globalThis, { google: { accounts: { id } } });
}
