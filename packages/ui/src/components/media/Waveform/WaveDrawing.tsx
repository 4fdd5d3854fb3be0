import { type RefObject, useMemo } from 'react';
import { Layer, Needle, Stage } from './Stage.styles.ts';
import {
  writeMarksPath,
  findPeaks,
  type WaveformMark,
  type WaveformPart,
  writeWavePath,
} from './wave.ts';

interface WaveDrawingProps {
  stageRef: RefObject<HTMLDivElement | null>;
  peaks: ArrayLike<number> | null;
  marks: readonly WaveformMark[];
  /** In seconds, of the whole recording. */
  total: number;
  /** The part that is drawn. */
  part: WaveformPart;
  /** In px. */
  width: number;
  height: number;
  /** The loaded share, 0 to 1. */
  loaded: number;
}

const heightOfMarks = 8;

/** The bars, the marks and the position line of a `Waveform`. */
export function WaveDrawing({
  stageRef,
  peaks,
  marks,
  total,
  part,
  width,
  height,
  loaded,
}: WaveDrawingProps) {
  const heightOfBars = marks.length > 0 ? height - heightOfMarks : height;
  const bars = useMemo(() => {
    const shown = peaks ?? [];
    return writeWavePath(shown, width, heightOfBars, findPeaks(shown, part, total));
  }, [peaks, part, total, width, heightOfBars]);
  return (
    <Stage ref={stageRef} aria-hidden="true" style={{ '--_arrived': loaded }}>
      {layers.map((layer) => (
        <Layer key={layer} data-layer={layer} viewBox={`0 0 ${width} ${height}`}>
          <path d={bars} />
        </Layer>
      ))}
      {marks.length > 0 && <MarkLayers {...{ marks, part, width, height }} />}
      <Needle />
    </Stage>
  );
}

type MarkLayersProps = Pick<WaveDrawingProps, 'marks' | 'part' | 'width' | 'height'>;

/** The quiet marks, and those that are to be seen over them. */
function MarkLayers({ marks, part, width, height }: MarkLayersProps) {
  const lines = useMemo(() => {
    const draw = (isQuiet: boolean) =>
      writeMarksPath(
        marks.filter(({ quiet = false }) => quiet === isQuiet),
        part,
        width,
        height - 2,
      );
    return { quietMarks: draw(true), marks: draw(false) };
  }, [marks, part, width, height]);
  return Object.entries(lines).map(([layer, line]) =>
    line === '' ? null : (
      <Layer key={layer} data-layer={layer} viewBox={`0 0 ${width} ${height}`}>
        <path d={line} />
      </Layer>
    ),
  );
}

/** The loading, loaded and played parts: the same bars, each layer clipped to its part. */
const layers = ['waiting', 'arrived', 'played'];
