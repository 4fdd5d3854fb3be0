import { getOutput } from '../shared/call.ts';
import { conversationSetup } from './conversationSetup.ts';
import { getCurrent } from './patches.ts';
import type { ConversationContext } from './conversationTypes.ts';

const shown = {
  type: 'showText',
  params: ({ context }: { context: ConversationContext }) => ({
    text: getCurrent(context),
    because: 'opened' as const,
  }),
} as const;

/** The text first, its words after it; what is missing stops nothing else. */
export const loadState = conversationSetup.createStateConfig({
  initial: 'copy',
  on: { 'document.reopened': { target: '.copy', actions: 'forgetOpened' } },
  states: {
    /** What this device keeps is opened first: it has the newest words of the person. */
    copy: {
      tags: 'loading',
      invoke: {
        src: 'loadCopy',
        onDone: [
          {
            guard: { type: 'hasCopy', params: getOutput },
            target: 'text',
            actions: [{ type: 'rememberCopy', params: getOutput }, shown],
          },
          { target: 'text' },
        ],
        onError: { guard: 'isUnexpected', target: 'text' },
      },
    },
    text: {
      tags: 'loading',
      entry: 'forgetLoadFailure',
      invoke: {
        src: 'loadText',
        onDone: [
          {
            guard: { type: 'isGone', params: getOutput },
            target: 'gone',
            actions: { type: 'tellDeleted', params: getOutput },
          },
          {
            guard: { type: 'isOpenedAnew', params: getOutput },
            target: 'words',
            actions: [{ type: 'rememberOpened', params: getOutput }, shown],
          },
          {
            guard: { type: 'isOk', params: getOutput },
            target: 'words',
            actions: { type: 'tellMoved', params: getOutput },
          },
          { target: 'failed', actions: { type: 'rememberLoadFailure', params: getOutput } },
        ],
        onError: { guard: 'isUnexpected', target: 'failed' },
      },
    },
    words: {
      tags: 'words-loading',
      on: { 'text.shown': { target: 'words', reenter: true } },
      invoke: {
        src: 'loadWords',
        onDone: [
          { guard: { type: 'isOk', params: getOutput }, target: 'ready' },
          { target: 'wordless', actions: { type: 'rememberLoadFailure', params: getOutput } },
        ],
        onError: { guard: 'isUnexpected', target: 'wordless' },
      },
    },
    ready: { on: { 'text.shown': 'words' } },
    /** Only the words are missing. */
    wordless: { tags: 'wordless', on: { 'retry.requested': 'words', 'network.returned': 'words' } },
    failed: { tags: 'load-failed', on: { 'retry.requested': 'text', 'network.returned': 'text' } },
    gone: { tags: 'gone', on: { 'document.returned': 'text' } },
  },
});
