import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Button } from '../actions/Button/Button.tsx';
import { TextField } from '../fields/TextField/TextField.tsx';
import { color } from '../../tokens/color.ts';
import { schemes } from '../../tokens/themes.ts';
import { render } from '../../testing/render.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Drawer } from './Drawer/Drawer.tsx';

const nothing = () => undefined;
const root = document.documentElement;

const content = (
  <>
    <TextField label="نام" />
    <Button variant="secondary">انصراف</Button>
  </>
);

describe.each(schemes)('a floating surface in the %s scheme', (scheme) => {
  beforeEach(() => {
    root.dataset['scheme'] = scheme;
  });
  afterEach(() => {
    delete root.dataset['scheme'];
  });

  it.each([
    ['dialog', Dialog],
    ['drawer', Drawer],
  ])('a %s and the field and button in it have one ground', (_name, Modal) => {
    const { find } = render(
      <>
        <i style={{ color: color.surfaceFloating }} />
        <Modal open title="قوانین" onClose={nothing}>
          {content}
        </Modal>
      </>,
    );
    const ground = getComputedStyle(find('i')).color;
    for (const part of ['dialog', 'dialog input', 'dialog button[data-variant=secondary]']) {
      expect(getComputedStyle(find(part)).backgroundColor, part).toBe(ground);
    }
  });
});
