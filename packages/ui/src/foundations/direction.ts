import { createContext, useContext } from 'react';

export type Direction = 'rtl' | 'ltr';

export const DirectionContext = createContext<Direction>('rtl');

/** The direction of the interface around a component. */
export function useDirection(): Direction {
  return useContext(DirectionContext);
}
