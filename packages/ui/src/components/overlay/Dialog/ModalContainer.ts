import { createContext } from 'react';

/** The modal dialog around the content; null outside of one. */
export const ModalContainer = createContext<HTMLElement | null>(null);
