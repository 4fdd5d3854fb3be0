import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import {
  expectSoon,
  openPages,
  type Pages,
  typeIn,
  waitForTag,
} from '../../conversation/testing/conversationPages.ts';
import { makeTagged } from './testing/makeTagged.ts';
import { useTrash } from './useTrash.ts';

let pages: Pages;

beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.end());

/** The page of a text with words that the server does not take at present. */
async function openUnsent() {
  const page = pages.open();
  await waitForTag(page, 'saved');
  pages.backend.breakDown('patchHistory', 'network');
  typeIn(page, 'نو ');
  const close = vi.fn();
  const send = vi.fn();
  function Header() {
    const trash = useTrash(page, { list: { close }, member: { actor: { send } as never } });
    return (
      <button type="button" onClick={trash}>
        Delete
      </button>
    );
  }
  const { host, show } = renderInPage(<Header />);
  return {
    close,
    send,
    press: () => host.querySelector('button')?.click(),
    leave: () => show(null),
  };
}

it('X-126: a second press while the last words are sent moves the text to the trash once, and goes back once', async () => {
  const { close, send, press } = await openUnsent();
  press();
  press();
  await expectSoon(() => expect(send).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect([send.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

it('X-126: a person who has left the text meanwhile stays where they are, and the text goes to the trash', async () => {
  const { close, send, press, leave } = await openUnsent();
  press();
  leave();
  await expectSoon(() =>
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ action: 'trash' })),
  );
  expect(close).not.toHaveBeenCalled();
});

it('X-126: a page that is hidden meanwhile moves the text to the trash at once', async () => {
  const { send, press } = await openUnsent();
  press();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ action: 'trash' }));
});

it('X-126, X-157: a text without an answer of the server, e.g. offline, is deleted by its id', async () => {
  const actor = { send: vi.fn(), getSnapshot: () => makeTagged('saved'), subscribe: vi.fn() };
  const text = { id: 'seven', actor, facts: { read: () => ({ conversation: null }) } };
  const send = vi.fn();
  function Header() {
    const member = { actor: { send } as never };
    return (
      <button type="button" onClick={useTrash(text as never, { list: { close: vi.fn() }, member })}>
        Delete
      </button>
    );
  }
  renderInPage(<Header />)
    .host.querySelector('button')
    ?.click();
  await expectSoon(() =>
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ action: 'trash', ids: ['seven'] })),
  );
});
