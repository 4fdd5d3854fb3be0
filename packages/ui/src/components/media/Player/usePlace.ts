import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { SubscribePosition } from '../Waveform/useSeekSlider.ts';

/** The place of the sound in seconds, for what reads it later; React does not render with it. */
export function usePlace(
  position: number,
  subscribePosition: SubscribePosition | undefined,
  onPlace?: (seconds: number) => void,
): RefObject<number> {
  const place = useRef(position);
  const report = useRef(onPlace);
  useLayoutEffect(() => {
    report.current = onPlace;
  });
  useLayoutEffect(() => {
    place.current = position;
    report.current?.(position);
  }, [position]);
  useEffect(
    () =>
      subscribePosition?.((seconds) => {
        place.current = seconds;
        report.current?.(seconds);
      }),
    [subscribePosition],
  );
  return place;
}
