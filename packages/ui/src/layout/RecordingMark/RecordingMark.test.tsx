import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { RecordingMark } from './RecordingMark.tsx';

describe('RecordingMark', () => {
  describeComponent(
    <RecordingMark
      label="میکروفون روشن است"
      paused={false}
      href="/nevisa-live"
      stopLabel="پایان تایپ صوتی"
      onStop={() => {}}
    />,
    { root: 'fieldset' },
  );
});
