// @ts-nocheck
import { makeConversation } from '@nevisa/mocks/conversations';
import { openConversation, getInternals, readSegments } from '@nevisa/transcript';
const c = makeConversation({
  id: 'large',
  subject: 'meeting',
  seed: 36000,
  words: 36000,
  minutesAgo: 60,
});
const document = openConversation(c.segments, { speakers: c.speakers });
const { state, dispatch } = getInternals(document);
const all = [];
for (let i = 0; i < 400; i++) {
  dispatch(state().tr.insertText('a', state().doc.content.size >> 1));
  const b = performance.now();
  readSegments(document);
  all.push(performance.now() - b);
}
console.log(all.sort((a, b) => a - b)[200].toFixed(2));
