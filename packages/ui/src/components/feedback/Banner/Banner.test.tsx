import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Banner } from './Banner.tsx';

describe('Banner', () => {
  describeComponent(<Banner kind="offline">اتصال اینترنت قطع است.</Banner>, {
    root: '[data-kind]',
  });

  it('has no dismiss button without onDismiss', () => {
    const { container } = render(<Banner kind="offline">اتصال اینترنت قطع است.</Banner>);
    expect(container.querySelector('button')).toBeNull();
  });
});
