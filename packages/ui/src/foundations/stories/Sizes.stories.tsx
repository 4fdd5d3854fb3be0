import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../components/actions/Button/Button.tsx';
import { TextField } from '../../components/fields/TextField/TextField.tsx';
import { color } from '../../tokens/color.ts';
import { radius, size, space } from '../../tokens/scales.ts';
import { GuidePage, GuideSection, Persian, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Sizes',
  parameters: describePage('Heights of controls, icon sizes and the minimum touch target.'),
});

const uses: Record<keyof typeof size, string> = {
  controlSmall: 'In rows and bars; the space around it preserves the touch target.',
  control: 'Form controls.',
  controlLarge: 'The main action of a stand-alone page.',
  icon: 'Beside text.',
  iconLarge: 'Without text.',
  target: 'The minimum touch target (WCAG 2.5.5).',
};

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Sizes"
      lead="Buttons and fields have three heights, so that adjacent controls align."
    >
      <GuideSection title="The scale">
        <Rows>
          {Object.entries(size).map(([name, value]) => (
            <Row key={name} name={name} value={value} note={uses[name as keyof typeof uses]}>
              <div
                style={{
                  inlineSize: name.startsWith('control') ? space[20] : value,
                  blockSize: value,
                  border: `1px solid ${color.borderStrong}`,
                  borderRadius: radius.control,
                  background: color.accentSoft,
                }}
              />
            </Row>
          ))}
        </Rows>
      </GuideSection>
      <GuideSection
        title="Side by side"
        note="A field and its button have the same height, radius and baseline."
      >
        <Persian>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' }}>
            <TextField label="کد تخفیف" />
            <Button>اعمال</Button>
            <Button variant="secondary">انصراف</Button>
          </div>
        </Persian>
      </GuideSection>
      <Rules
        rules={[
          'Use one height per line; never small controls beside medium ones.',
          'Heights and icons are in rem: larger text has larger controls and icons.',
          'A size is a minimum: long text makes a control taller and is never cut.',
          'A control smaller than 44 px has space around it or a larger invisible target.',
        ]}
      />
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('a field and a button have the same height', async () => {
      const button = canvas.getByRole('button', { name: 'اعمال' });
      await expect(button.offsetHeight).toBe(44);
    });
  },
});
