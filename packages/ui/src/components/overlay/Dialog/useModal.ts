import { type Ref, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface ModalOptions {
  open: boolean;
  /** A wish, not a fact: it closes when `open` becomes false. */
  onClose: () => void;
  /** Escape, the back gesture and a press beside it do nothing. */
  locked?: boolean;
  /** Where the focus goes on opening; the first thing that takes it, when absent. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
}

/**
 * Makes a `<dialog>` modal while `open`: the browser keeps the focus inside,
 * makes the page behind it inert and gives the focus back. Spread what it
 * returns on the dialog.
 */
export function useModal({ open, onClose, locked = false, initialFocus, ref }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedVeil = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) {
      return undefined;
    }
    element.showModal();
    initialFocus?.current?.focus();
    const release = holdPage();
    return () => {
      element.close();
      release();
    };
  }, [open, initialFocus]);

  const ask = () => {
    if (!locked) {
      onClose();
    }
  };

  return {
    ref: (element: HTMLDialogElement | null) => {
      dialog.current = element;
      return handOver(ref, element);
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) {
        // A file field inside says "cancel" too, and that one bubbles.
        event.preventDefault();
        ask();
      }
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!open || event.currentTarget.open) {
        return;
      }
      // The browser lets no page refuse Escape twice in a row; what is locked comes back.
      if (locked) {
        event.currentTarget.showModal();
      } else {
        onClose();
      }
    },
    // A selection of text that ends beside the dialog is no press beside it.
    onPointerDown: (event: SyntheticEvent<HTMLDialogElement>) => {
      pressedVeil.current = event.target === event.currentTarget;
    },
    onClick: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (pressedVeil.current && event.target === event.currentTarget) {
        ask();
      }
    },
  };
}

function handOver<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') {
    return ref(element);
  }
  if (ref !== null && ref !== undefined) {
    ref.current = element;
  }
  return undefined;
}

/** The page stands still behind a modal, and keeps the room of its scroll bar so that nothing jumps. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) {
    style.scrollbarGutter = 'stable';
  }
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
