import { openConversation } from '@nevisa/transcript';
import { expect, it, vi } from 'vitest';
import { createReview } from './createReview.ts';

/** The review of two uncertain words, and what the device keeps of it. */
function openReview(stored: readonly string[]) {
  const words = ['سلام', 'دنیا'].map((word, at) => ({ word, start: at, end: at + 1, conf: 0.1 }));
  const text = 'سلام دنیا';
  const document = openConversation([
    { segment_id: 'a', text, start: 0, end: 2, words, speaker: null, is_edited: false },
  ]);
  const review = createReview(document, 60);
  const device = { keys: stored };
  const read = vi.fn(() => Promise.resolve(device.keys));
  const keep = (keys: readonly string[]) => {
    device.keys = keys;
    return Promise.resolve();
  };
  const onFailure = vi.fn();
  const begin = () => {
    review.keep({ read, keep }, onFailure);
    review.actor.send({ type: 'review.opened' });
  };
  /** Accepts the next word that is left. */
  const accept = () => {
    review.move(1);
    review.actor.send({ type: 'word.accepted' });
  };
  return { device, read, onFailure, begin, accept };
}

it('X-142: a word that is accepted after a failed read does not replace those of an earlier visit', async () => {
  const { device, read, onFailure, begin, accept } = openReview(['earlier']);
  read.mockRejectedValueOnce(new Error('The device is busy.'));
  begin();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  accept();
  await vi.waitFor(() => expect(device.keys).toEqual(['earlier', '0-1000']));
});

it('X-142: while the device cannot be read, its list is not replaced; the next word is stored with the one before', async () => {
  const { device, read, onFailure, begin, accept } = openReview(['earlier']);
  read.mockRejectedValueOnce(new Error('The device is busy.'));
  read.mockRejectedValueOnce(new Error('The device is busy.'));
  begin();
  accept();
  await expect.poll(() => onFailure.mock.calls.length).toBe(2);
  expect(device.keys).toEqual(['earlier']);
  accept();
  await vi.waitFor(() => expect(device.keys).toEqual(['earlier', '0-1000', '1000-2000']));
});

it('X-142: words that another tab accepted meanwhile stay', async () => {
  const { device, begin, accept } = openReview([]);
  begin();
  await Promise.resolve();
  device.keys = ['elsewhere'];
  accept();
  await vi.waitFor(() => expect(device.keys).toEqual(['elsewhere', '0-1000']));
});
