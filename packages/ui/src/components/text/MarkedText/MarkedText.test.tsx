import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { MarkedText } from './MarkedText.tsx';

describe('MarkedText', () => {
  describeComponent(
    <MarkedText
      parts={[
        { text: 'قیمت ', changed: false },
        { text: '۲۵', changed: true },
      ]}
    />,
    { root: 'p' },
  );
});
