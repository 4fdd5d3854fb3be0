import { LiveRegion, RecordingMark, VisuallyHidden } from '@nevisa/ui';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { useHeadingFocusOnRemoval } from '../../shared/shell/useHeadingFocusOnRemoval.ts';
import { useRunningRecording } from '../../shared/shell/useRunningRecording.ts';
import { a11yText } from '../../shared/text/a11yText.ts';
import { addedText } from '../../shared/text/addedText.ts';

/** Shows a recording that runs while another page is open, and ends it. */
export function RecordingStatus() {
  const recording = useRunningRecording();
  const running = recording !== null;
  const [wasRunning, setWasRunning] = useState(running);
  if (running && !wasRunning) {
    setWasRunning(true);
  }
  useHeadingFocusOnRemoval(running);
  return (
    <>
      <LiveRegion>
        {wasRunning && !running && <VisuallyHidden>{a11yText.listeningStopped}</VisuallyHidden>}
      </LiveRegion>
      {recording !== null && (
        <RecordingMark
          label={recording.paused ? addedText.recordingPaused : addedText.recordingRuns}
          paused={recording.paused}
          href={paths.live}
          stopLabel={addedText.stopRecording}
          onStop={recording.stop}
        />
      )}
    </>
  );
}
