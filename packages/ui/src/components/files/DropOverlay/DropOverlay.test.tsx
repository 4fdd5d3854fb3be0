import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { DropOverlay } from './DropOverlay.tsx';

describe('DropOverlay', () => {
  describeComponent(<DropOverlay prompt="رها کنید" onFiles={() => undefined} />, {
    root: '[hidden]',
  });
});
