import { findMenuButton } from '../../../foundations/menuButton.ts';
import { lockScroll } from './lockScroll.ts';
import { type Ref, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface ModalOptions {
  open: boolean;
  /** Requests closing; the dialog closes when `open` becomes false. */
  onClose: () => void;
  /** Ignores Escape, the back gesture and clicks outside. */
  locked?: boolean;
  /** The element that takes the focus on opening. Defaults to the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
}

/**
 * Opens a `<dialog>` as modal while `open`: the browser traps the focus, makes the page inert and
 * restores the focus; after the action of a menu, whose item is gone, its button has it. Spread
 * the returned props on the dialog.
 */
export function useModal({ open, onClose, locked = false, initialFocus, ref }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) {
      return undefined;
    }
    const menuButton = findMenuButton(document.activeElement);
    element.showModal();
    initialFocus?.current?.focus();
    const release = lockScroll();
    return () => {
      element.close();
      if (isFocusLost(element)) {
        menuButton?.focus();
      }
      release();
    };
  }, [open, initialFocus]);

  const requestClose = () => {
    if (!locked) {
      onClose();
    }
  };

  return {
    ref: (element: HTMLDialogElement | null) => {
      dialog.current = element;
      return assignRef(ref, element);
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) {
        // A file field inside also dispatches "cancel", and that event bubbles.
        event.preventDefault();
        requestClose();
      }
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!open || event.currentTarget.open) {
        return;
      }
      // The browser forces a second Escape in a row to close; a locked dialog is reopened.
      if (locked) {
        event.currentTarget.showModal();
      } else {
        onClose();
      }
    },
    // A text selection may end outside the dialog; only a press that begins outside counts.
    onPointerDown: (event: SyntheticEvent<HTMLDialogElement>) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) {
        requestClose();
      }
    },
  };
}

/** A field of the closed dialog has the focus until the browser draws the page again. */
function isFocusLost(dialog: HTMLDialogElement): boolean {
  const { activeElement, body } = document;
  return activeElement === body || dialog.contains(activeElement);
}

function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') {
    return ref(element);
  }
  if (ref !== null && ref !== undefined) {
    ref.current = element;
  }
  return undefined;
}
