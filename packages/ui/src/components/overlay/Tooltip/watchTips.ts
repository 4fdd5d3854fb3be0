/** Delays in ms. A second tooltip opens sooner; the pointer has time to reach the tooltip. */
const delays = { open: 500, close: 150, hold: 500, afterHold: 1_500 };

const focusKeys = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
]);

/** What happened before this code was loaded. */
export interface EarlyActs {
  /** The keyboard has moved the focus. */
  readonly focusMoved: boolean;
  /** What was pressed; null for nothing. */
  readonly pressed: Element | null;
}

type Listeners = { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void };

/**
 * Reports the control whose tooltip is due (`describeTip`): after a moment of hover, at once on
 * focus by keyboard, and after a long press on touch. A press, a key and Escape hide it. One set
 * of listeners serves the whole page. Returns a function that stops it.
 */
export function watchTips(
  page: Document,
  change: (control: HTMLElement | null) => void,
  before: EarlyActs,
): () => void {
  const tip = createTip(change);
  const listeners: Listeners = { ...onHover(tip), ...onTouch(tip), ...onKeyboard(tip) };
  const entries = Object.entries(listeners) as [string, (event: Event) => void][];
  for (const [name, listener] of entries) {
    page.addEventListener(name, listener, true);
  }
  startWithFirst(page, tip, before);
  return () => {
    tip.wait();
    for (const [name, listener] of entries) {
      page.removeEventListener(name, listener, true);
    }
  };
}

interface Tip {
  /** The control whose tooltip is open. */
  shown: HTMLElement | null;
  /** The control with the focus, if the keyboard moved it there. */
  focused: HTMLElement | null;
  /** The pressed control: its tooltip stays closed until the pointer leaves it. */
  pressed: HTMLElement | null;
  /** A long press opened the tooltip. */
  isHeld: boolean;
  show: (control: HTMLElement | null) => void;
  plan: (control: HTMLElement | null, delay: number) => void;
  /** Cancels the plan. */
  wait: () => void;
}

function createTip(change: (control: HTMLElement | null) => void): Tip {
  let timer: number | undefined;
  const tip: Tip = {
    shown: null,
    focused: null,
    pressed: null,
    isHeld: false,
    show(control) {
      tip.wait();
      if (control !== tip.shown) {
        tip.shown = control;
        change(control);
      }
    },
    plan(control, delay) {
      tip.wait();
      timer = window.setTimeout(() => tip.show(control), delay);
    },
    wait() {
      window.clearTimeout(timer);
    },
  };
  return tip;
}

// The first control is hovered or focused before this code is loaded.
function startWithFirst(page: Document, tip: Tip, { focusMoved, pressed }: EarlyActs): void {
  const hovered = page.querySelector<HTMLElement>('[data-tip]:hover');
  tip.focused = focusMoved ? page.querySelector('[data-tip]:focus-visible') : null;
  tip.show(tip.focused);
  tip.pressed = findControl(pressed);
  if (hovered !== null && hovered !== tip.pressed) {
    tip.plan(hovered, delays.open);
  }
}

function onHover(tip: Tip): Listeners {
  return {
    pointerover: ({ target, pointerType }) => {
      const control = findControl(target);
      if (pointerType === 'touch' || (control !== null && control === tip.pressed)) {
        return;
      }
      if (isTip(target) || (control !== null && control === tip.shown)) {
        tip.wait();
        return;
      }
      tip.pressed = null;
      const isQuick = control === null || tip.shown !== null;
      tip.plan(control ?? tip.focused, isQuick ? delays.close : delays.open);
    },
    pointerout: ({ relatedTarget, pointerType }) => {
      if (relatedTarget === null && pointerType !== 'touch') {
        tip.plan(tip.focused, delays.close);
      }
    },
  };
}

function onTouch(tip: Tip): Listeners {
  const release = () => tip.plan(null, tip.isHeld ? delays.afterHold : 0);
  return {
    pointerdown: ({ target, pointerType }) => {
      tip.isHeld = false;
      tip.focused = null;
      tip.show(null);
      const control = findControl(target);
      tip.pressed = control;
      // A long press on a link opens the menu of the browser.
      if (pointerType === 'touch' && control !== null && control.closest('a') === null) {
        tip.plan(control, delays.hold);
      }
    },
    pointerup: ({ pointerType }) => {
      if (pointerType === 'touch') {
        tip.isHeld = tip.shown !== null;
        release();
      }
    },
    pointercancel: release,
    // A long press asks for the name of the control and does not activate it.
    click: (event) => {
      if (tip.isHeld) {
        tip.isHeld = false;
        consume(event);
      }
    },
  };
}

function onKeyboard(tip: Tip): Listeners {
  let movesFocus = false;
  return {
    keydown: (event) => {
      movesFocus = focusKeys.has(event.key);
      if (tip.shown === null || movesFocus) {
        return;
      }
      tip.pressed = tip.shown;
      tip.focused = null;
      tip.show(null);
      if (event.key === 'Escape') {
        // One Escape hides the tooltip only; a dialog around it stays open (WCAG 1.4.13).
        consume(event);
      }
    },
    keyup: () => {
      movesFocus = false;
    },
    focusin: ({ target }) => {
      const control = findControl(target);
      if (movesFocus && control !== null && control === target) {
        tip.focused = control;
        tip.pressed = null;
        tip.show(control);
      }
    },
    focusout: () => {
      if (tip.focused !== null) {
        tip.focused = null;
        tip.show(null);
      }
    },
  };
}

function consume(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function findControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}

function isTip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=tooltip]') !== null;
}
