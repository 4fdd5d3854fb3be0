import { NevisaUi, VirtualList } from '@nevisa/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '../../../packages/ui/src/tokens/themeSheet.gen.css';
import { waitForPaint, waitForFrame } from '../frames.ts';
import './plain.css';

/** Ours; every row drawn; every row drawn with `content-visibility: auto`. */
export type Contestant = 'virtual' | 'plain' | 'auto';

/** Milliseconds until the first paint, and the number of elements in the page then. */
export interface Opened {
  painted: number;
  elements: number;
}

declare global {
  var openList: (contestant: Contestant, count: number) => Promise<Opened>;
  /** Scrolls by this many px a frame and gives back the milliseconds of work in each until it is painted. */
  var scrollList: (frames: number, step: number) => Promise<number[]>;
  /** Changes one row in view and gives back the milliseconds until it is painted. */
  var changeRow: () => Promise<number>;
  var closeList: () => void;
  var benchReady: true;
}

interface Sentence {
  id: string;
  words: string;
}

const words =
  'امروز دربارهٔ زبان و نوشتن گفت‌وگو کردیم و به این نتیجه رسیدیم که هر واژه جای خود را دارد ';

let root: Root | null = null;
let place: HTMLElement | null = null;
let change: ((at: number) => void) | null = null;
let changes = 0;

globalThis.openList = async (contestant, count) => {
  const items = Array.from({ length: count }, (_, at) => sentence(at));
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await waitForFrame();
  const begun = performance.now();
  root.render(
    <NevisaUi>
      <Sentences contestant={contestant} first={items} />
    </NevisaUi>,
  );
  await waitForFrame();
  const painted = (await waitForPaint()) - begun;
  return { painted, elements: place.querySelectorAll('*').length };
};

globalThis.scrollList = async (frames, step) => {
  const box = place?.querySelector<HTMLElement>('.box, div:has(> ul)');
  if (!box) {
    throw new Error('There is no list to scroll: open one first.');
  }
  const times: number[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    await waitForFrame();
    const begun = performance.now();
    box.scrollTop += step;
    // The browser's own event comes with the next frame; this one does its work in the same.
    box.dispatchEvent(new Event('scroll'));
    times.push((await waitForPaint()) - begun);
  }
  if (box.scrollTop < step * frames * 0.9) {
    throw new Error('The list did not scroll, so its frames say nothing.');
  }
  return times;
};

globalThis.changeRow = async () => {
  await waitForFrame();
  const begun = performance.now();
  changes += 1;
  flushSync(() => change?.(changes % 5));
  return (await waitForPaint()) - begun;
};

globalThis.closeList = () => {
  root?.unmount();
  place?.remove();
  root = null;
  place = null;
};

globalThis.benchReady = true;

function Sentences({
  contestant,
  first,
}: {
  contestant: Contestant;
  first: Sentence[];
}): ReactNode {
  const [items, setItems] = useState(first);
  useEffect(() => {
    change = (at) =>
      setItems((before) => before.with(at, { id: makeId(at), words: `${changes}. ${words}` }));
  }, []);
  if (contestant === 'virtual') {
    return (
      <VirtualList
        aria-label="جمله‌ها"
        items={items}
        itemKey={getKey}
        style={{ blockSize: 600, inlineSize: 700 }}
      >
        {({ words }) => words}
      </VirtualList>
    );
  }
  return (
    <div className="box">
      <ul className={contestant}>
        {items.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

function sentence(at: number): Sentence {
  return { id: makeId(at), words: `${at + 1}. ${words.repeat((at % 4) + 1)}` };
}

function makeId(at: number): string {
  return `sentence-${at}`;
}

function getKey({ id }: Sentence): string {
  return id;
}
