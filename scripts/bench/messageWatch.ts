/** What the bench asks of a page of messages. */
export interface MessageWatch {
  opened: () => Promise<{ painted: number; elements: number; rows: number }>;
  scroll: (frames: number, step: number) => Promise<number[]>;
  viewFirst: () => Promise<number>;
  deleteFirst: () => Promise<number>;
  longestTask: () => number;
}

declare global {
  var messageWatch: MessageWatch;
}

/** Runs in the page after `installPaintedWork` and before the page's own scripts, and reports the first message when it is painted. */
export function installMessageWatch(): void {
  const longTasks: number[] = [0];
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });

  const { nextFrame, afterPaint, workUntil, measureAnswer } = globalThis.paintedWork;
  const articles = () => document.querySelectorAll<HTMLElement>('li > article');
  // Listening from the first moment on: a later look would find the list painted long ago.
  const firstPaint = workUntil(
    () => articles().length > 0,
    () => measureAnswer('/communication/message/retrieve_all'),
  );

  globalThis.messageWatch = {
    opened: async () => {
      const painted = await firstPaint;
      const list = articles()[0]?.closest('ul');
      return {
        painted,
        elements: list?.querySelectorAll('*').length ?? Number.NaN,
        rows: articles().length,
      };
    },
    scroll: async (frames, step) => {
      const box = articles()[0]?.closest('ul')?.parentElement;
      const times: number[] = [];
      for (let frame = 0; frame < frames; frame += 1) {
        await nextFrame();
        const begun = performance.now();
        box?.scrollBy(0, step);
        // The browser's own event comes with the next frame; this one does its work in the same.
        box?.dispatchEvent(new Event('scroll'));
        times.push((await afterPaint()) - begun);
      }
      return times;
    },
    viewFirst: async () => {
      const [first] = articles();
      const [view] = first?.querySelectorAll<HTMLElement>(':scope > :last-child button') ?? [];
      view?.click();
      return workUntil(
        () => first?.dataset['unread'] === 'false',
        () => measureAnswer('/communication/message/change_status'),
      );
    },
    deleteFirst: async () => {
      const [first] = articles();
      const size = first?.parentElement?.ariaSetSize;
      const button = [...(first?.querySelectorAll('button') ?? [])].at(-1);
      button?.click();
      return workUntil(
        () => articles()[0]?.parentElement?.ariaSetSize !== size,
        () => measureAnswer('/communication/message/change_status'),
      );
    },
    longestTask: () => Math.max(...longTasks),
  };
}
