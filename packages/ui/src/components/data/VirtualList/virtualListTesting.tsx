import { onTestFinished } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

/** A row of a list in a test. */
export type Row = [key: number, height: number];

/** Opens a modal dialog until the test ends. */
export function openModal(): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  return dialog;
}

/** Rows of different heights. */
export function createRows(count: number): Row[] {
  return Array.from({ length: count }, (_, key) => [key, 20 + (key % 7) * 15]);
}

export function createList(rows: readonly Row[], props: Partial<VirtualListProps<Row>> = {}) {
  return (
    <VirtualList
      aria-label="ردیف‌ها"
      items={rows}
      itemKey={getKey}
      style={{ blockSize: 400 }}
      estimate={40}
      {...props}
    >
      {draw}
    </VirtualList>
  );
}

function getKey([key]: Row): string {
  return String(key);
}

function draw([key, height]: Row) {
  return <p style={{ blockSize: height }}>{key}</p>;
}

/** Shows a list, with the measures of its box. */
export function open(rows: readonly Row[]) {
  const rendered = render(createList(rows));
  const box = rendered.find('[data-all]');
  const view = () => box.getBoundingClientRect();
  const getTop = (key: string) =>
    rendered.find(`[data-row='${key}']`).getBoundingClientRect().top - view().top;
  return {
    ...rendered,
    box,
    view,
    getTop,
    keyInView: () =>
      [...box.querySelectorAll<HTMLElement>('li')].find(
        (row) => row.getBoundingClientRect().top >= view().top,
      )?.dataset['row'] ?? '',
    scrollTo: (top: number) => {
      box.scrollTop = top;
      box.dispatchEvent(new Event('scroll'));
    },
  };
}

export function rectsIn(container: HTMLElement): DOMRect[] {
  return Array.from(container.querySelectorAll('li'), (row) => row.getBoundingClientRect());
}

/** Presses a key where the focus is. */
export function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event;
}

/** Waits until what a frame asked for is drawn. */
export function frame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
