/** What the bench asks of a page of messages. */
export interface MessageWatch {
  opened: () => Promise<{ painted: number; elements: number; rows: number }>;
  scroll: (frames: number, step: number) => Promise<number[]>;
  deleteFirst: () => Promise<number>;
  longestTask: () => number;
}

declare global {
  var messageWatch: MessageWatch;
}

/** Runs in the page before its own scripts and hears of the first message as it is painted. */
export function installMessageWatch(): void {
  const longTasks: number[] = [0];
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });

  const nextFrame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(resolve);
    });
  // A message to oneself is heard after the frame has been painted.
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      requestAnimationFrame(() => port2.postMessage(null));
    });
  const painted = async (isThere: () => boolean) => {
    while (!isThere()) {
      await nextFrame();
    }
    return afterPaint();
  };
  const answerOf = (call: string) => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(call)) as PerformanceResourceTiming[];
    return answers.at(-1)?.responseEnd ?? Number.NaN;
  };
  const articles = () => document.querySelectorAll<HTMLElement>('li > article');
  // Listening from the first moment on: a later look would find the list painted long ago.
  const firstPaint = painted(() => articles().length > 0);

  globalThis.messageWatch = {
    opened: async () => {
      const at = await firstPaint;
      const list = articles()[0]?.closest('ul');
      return {
        painted: at - answerOf('/communication/message/retrieve_all'),
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
    deleteFirst: async () => {
      const [first] = articles();
      const size = first?.parentElement?.ariaSetSize;
      const button = [...(first?.querySelectorAll('button') ?? [])].at(-1);
      button?.click();
      const at = await painted(() => articles()[0]?.parentElement?.ariaSetSize !== size);
      return at - answerOf('/communication/message/change_status');
    },
    longestTask: () => Math.max(...longTasks),
  };
}
