import { getInternals, openConversation } from '@nevisa/transcript';
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { describePlace } from './describePlace.ts';

const segment = (
  segment_id: string,
  text: string,
  speaker: string | null,
  start: number | null,
) => ({
  segment_id,
  text,
  start,
  end: start === null ? null : start + 1,
  words: [],
  speaker,
  is_edited: false,
});
const speakers = [
  { id: 's1', name: 'سارا' },
  { id: 's2', name: 'رضا' },
];

function placeAt(words: string, until = words): string {
  const document = openConversation([
    segment('a', 'سلام.', 's1', 0),
    segment('b', 'خوبی؟\n', 's1', 65),
    segment('c', 'ممنون.', 's2', 70.5),
    segment('d', 'دستی', null, null),
  ]);
  const { state, dispatch } = getInternals(document);
  const { doc, tr } = state();
  const find = (wanted: string) => {
    let at = 0;
    doc.descendants((node, position) => {
      at = node.text?.includes(wanted) === true ? position + 1 : at;
    });
    return at;
  };
  dispatch(tr.setSelection(TextSelection.create(doc, find(words), find(until))));
  return describePlace(document, speakers);
}

describe('the place of the caret in words', () => {
  it('X-170: has paragraph, speaker and time', () => {
    expect(placeAt('خوبی')).toBe('پاراگراف ۱ از ۳، گوینده: سارا، زمان ۰۱:۰۵');
    expect(placeAt('ممنون')).toBe('پاراگراف ۲ از ۳، گوینده: رضا، زمان ۰۱:۱۰');
  });

  it('X-170: is that of the end to which a choice of words was extended', () => {
    expect(placeAt('سلام', 'ممنون')).toBe('پاراگراف ۲ از ۳، گوینده: رضا، زمان ۰۱:۱۰');
    expect(placeAt('ممنون', 'سلام')).toBe('پاراگراف ۱ از ۳، گوینده: سارا، زمان ۰۰:۰۰');
  });

  it('X-170: says neither speaker nor time where none is known', () => {
    expect(placeAt('دستی')).toBe('پاراگراف ۳ از ۳');
  });
});
