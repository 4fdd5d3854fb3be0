import { describe, expect, it, vi } from 'vitest';
import { resumeText } from './resumeText.ts';

/** Resumes the text `a` while the recovery offers a draft, and returns what was opened. */
async function resume(status: 'active' | 'done', offered: string | null, state = 'unfinished') {
  const open = vi.fn(() => Promise.resolve());
  const draft = offered === null ? null : { documentId: offered };
  const workspace = {
    texts: { open },
    recovery: { getSnapshot: () => ({ status, context: { draft } }) },
  };
  await resumeText(workspace as never, { documentId: 'a', state } as never);
  return open.mock.calls.flat();
}

describe('the continuation of the newest text of this device', () => {
  it('X-27: an unfinished text that is no longer offered is opened', async () => {
    expect(await resume('done', null)).toEqual(['a']);
  });

  it('X-27: an unfinished text is opened while another one is offered', async () => {
    expect(await resume('active', 'b')).toEqual(['a']);
  });

  it('X-27: the dictation page asks about the text that it offers, or still looks for', async () => {
    expect(await resume('active', 'a')).toEqual([]);
    expect(await resume('active', null)).toEqual([]);
  });

  it('a text that was put away is opened at once', async () => {
    expect(await resume('active', null, 'kept')).toEqual(['a']);
  });
});
