/** Runs in the page: Storybook waits up to 5 s for animations. One that follows a scroll place has no end, and a caret blinks for seconds. */
export function hideLongAnimations(): void {
  const getAll = Reflect.get(Document.prototype, 'getAnimations');
  Document.prototype.getAnimations = function getTimedAnimations() {
    return getAll
      .call(this)
      .filter(
        ({ timeline, effect }) =>
          timeline instanceof DocumentTimeline &&
          Number(effect?.getComputedTiming().endTime ?? 0) <= 1_000,
      );
  };
}

/** Runs in the page: a screenshot ends each animation that has an end, unless its rate is zero. One that follows a scroll place stays where a person sees it. */
export function holdScrollAnimations(): void {
  for (const animation of document.documentElement.getAnimations({ subtree: true })) {
    if (!(animation.timeline instanceof DocumentTimeline)) {
      animation.playbackRate = 0;
    }
  }
}

/** Runs in the page: Storybook's highlights, which an inspected page has not, read the style of each element after each change. */
export function switchOffHighlights(): void {
  let features: object = {};
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
}

/**
 * Runs in the page: a late part is shown some tasks after its script has come, and React shows it 300 ms after its
 * fallback at the earliest. Waits until nothing has changed for 24 frames (400 ms), for 120 frames at most, because a
 * live level changes all the time. Frames, because a page without a processor changes nothing either.
 */
export function waitForQuiet(): Promise<void> {
  const quietFrames = 24;
  const mostFrames = 120;
  return new Promise((resolve) => {
    let frames = 0;
    let changedAt = 0;
    const observer = new MutationObserver(() => {
      changedAt = frames;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const count = () => {
      frames += 1;
      if (frames - changedAt < quietFrames && frames < mostFrames) {
        requestAnimationFrame(count);
        return;
      }
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(count);
  });
}

/** Runs in the page: waits for fonts and images, and for two frames. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/**
 * Runs in the page: a dialog that has grown since it opened is at another part of a pixel, and the browser may still
 * show text that it drew before. Another rendering of text, for one frame, has all of it drawn again.
 */
export async function redrawDialogs(): Promise<void> {
  const waitForFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  dialogs.forEach(({ style }) => style.setProperty('text-rendering', 'geometricPrecision'));
  await waitForFrame();
  dialogs.forEach(({ style }) => style.removeProperty('text-rendering'));
  await waitForFrame();
}

/** Runs in the page. */
export function addContrasts(keys: string[]): void {
  const page = globalThis as { acceptedContrasts?: string[] };
  page.acceptedContrasts = [...(page.acceptedContrasts ?? []), ...keys];
}

/** Runs in the page: toasts count no time, as under the pointer, so that a slow machine shows them in the picture too. Returns the end of it. */
export function pauseToasts(): () => void {
  const pause = () => {
    // A region forgets the pointer when its last toast is gone.
    for (const region of document.querySelectorAll('section[data-empty="false"]')) {
      region.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  };
  const observer = new MutationObserver(pause);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-empty'] });
  return () => observer.disconnect();
}
