import { type RefObject, useMemo } from 'react';
import { Layer, Needle, Stage } from './Stage.styles.ts';
import { marksPath, type WaveformMark, wavePath } from './wave.ts';

interface WaveDrawingProps {
  stageRef: RefObject<HTMLDivElement | null>;
  peaks: readonly number[] | null;
  marks: readonly WaveformMark[];
  /** In seconds. */
  total: number;
  /** In px. */
  width: number;
  /** The loaded share, 0 to 1. */
  loaded: number;
}

const height = 64;
const heightOfMarks = 8;

/** The bars, the marks and the position line of a `Waveform`. */
export function WaveDrawing({ stageRef, peaks, marks, total, width, loaded }: WaveDrawingProps) {
  const heightOfBars = marks.length > 0 ? height - heightOfMarks : height;
  const bars = useMemo(
    () => wavePath(peaks ?? [], width, heightOfBars),
    [peaks, width, heightOfBars],
  );
  const lines = useMemo(() => marksPath(marks, total, width, height - 2), [marks, total, width]);
  return (
    <Stage ref={stageRef} aria-hidden="true" style={{ '--_arrived': loaded }}>
      {layers.map((layer) => (
        <Layer key={layer} data-layer={layer} viewBox={`0 0 ${width} ${height}`}>
          <path d={bars} />
        </Layer>
      ))}
      {marks.length > 0 && (
        <Layer data-layer="marks" viewBox={`0 0 ${width} ${height}`}>
          <path d={lines} />
        </Layer>
      )}
      <Needle />
    </Stage>
  );
}

/** The loading, loaded and played parts: the same bars, each layer clipped to its part. */
const layers = ['waiting', 'arrived', 'played'];
