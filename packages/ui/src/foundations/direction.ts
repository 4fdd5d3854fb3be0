import { createContext, useContext } from 'react';

export type Direction = 'rtl' | 'ltr';

export const DirectionContext = createContext<Direction>('rtl');

/** Which way the interface around a component runs. */
export function useDirection(): Direction {
  return useContext(DirectionContext);
}
