import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { Toolbar } from './Toolbar.tsx';

const tools = ['یک', 'دو', 'سه'].map((name) => <Button key={name}>{name}</Button>);

describe('Toolbar', () => {
  describeComponent(<Toolbar label="ویرایش">{tools}</Toolbar>, { root: '[role=toolbar]' });

  it.each([
    ['rtl', 'horizontal', '{ArrowLeft}', '{ArrowRight}'],
    ['ltr', 'horizontal', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', 'vertical', '{ArrowDown}', '{ArrowUp}'],
  ] as const)(
    'in %s, %s, %s focuses the next tool and %s the previous one',
    async (direction, orientation, on, back) => {
      const { find } = render(
        <Toolbar label="ویرایش" orientation={orientation}>
          {tools}
        </Toolbar>,
        { direction },
      );
      const press = async (keys: string) => {
        await userEvent.keyboard(keys);
        return document.activeElement?.textContent;
      };
      find('button').focus();
      expect([await press(on), await press(on), await press(back)]).toEqual(['دو', 'سه', 'دو']);
    },
  );

  it('WCAG 2.4.3: a pressed tool has the focus when its command begins, also after another one', async () => {
    const focused: (string | null | undefined)[] = [];
    const note = () => focused.push(document.activeElement?.textContent);
    const { container, find } = render(
      <>
        <Toolbar label="ویرایش">
          {['یک', 'دو'].map((name) => (
            <Button key={name} onClick={note}>
              {name}
            </Button>
          ))}
        </Toolbar>
        <input aria-label="متن" />
      </>,
    );
    for (const tool of container.querySelectorAll('button')) {
      await userEvent.click(tool);
      find('input').focus();
    }
    expect(focused).toEqual(['یک', 'دو']);
  });

  it('is one tab stop and restores the last focused tool', async () => {
    const { find } = render(
      <>
        <Toolbar label="ویرایش">{tools}</Toolbar>
        <Button>پس از ابزارها</Button>
      </>,
    );
    const press = async (keys: string) => {
      await userEvent.keyboard(keys);
      return document.activeElement?.textContent;
    };
    find('button').focus();
    expect([
      await press('{ArrowLeft}'),
      await press('{Tab}'),
      await press('{Shift>}{Tab}{/Shift}'),
    ]).toEqual(['دو', 'پس از ابزارها', 'دو']);
  });
});
