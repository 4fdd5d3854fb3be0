import { useEffect, useEffectEvent } from 'react';

/** Calls the latest handler for each key that is pressed on the page, wherever the focus is. */
export function useKeyPress(onPress: (event: KeyboardEvent) => void, isOn = true): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
