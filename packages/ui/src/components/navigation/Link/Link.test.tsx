import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Link } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';

describe('Link', () => {
  describeComponent(<Link href="/forgot-password">رمز عبور را فراموش کرده‌اید؟</Link>, {
    root: 'a',
  });
});

describe('LinkButton', () => {
  describeComponent(<LinkButton>قوانین و مقررات</LinkButton>, { root: 'button' });
});
