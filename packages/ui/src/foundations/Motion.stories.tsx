import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../components/actions/Button/Button.tsx';
import { color } from '../tokens/color.ts';
import { motion, radius, space } from '../tokens/scales.ts';
import { GuidePage, GuideSection, Panel, Row, Rows, Rules } from './stories/Guide.tsx';

const meta = preview.meta({ title: 'Foundations/Motion', parameters: { layout: 'fullscreen' } });

const uses: Record<keyof typeof motion, string> = {
  quick: 'What answers a finger: hover, press, a switch.',
  calm: 'What comes and goes: menus, drawers, toasts.',
  easing: 'The one easing: off at once, to rest slowly.',
};

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Motion"
      lead="Motion explains where something came from, and is over before it is noticed. The level of the voice is the only thing that moves by itself."
    >
      <GuideSection title="Times and easing">
        <Rows>
          {Object.entries(motion).map(([name, value]) => (
            <Row key={name} name={name} note={uses[name as keyof typeof uses]}>
              <code>{value}</code>
            </Row>
          ))}
        </Rows>
      </GuideSection>
      <GuideSection
        title="See it"
        note="The drawer of phones comes from where the menu is: the start of the line."
      >
        <Comparison />
      </GuideSection>
      <GuideSection title="Rules">
        <Rules
          rules={[
            'Only opacity and transform move; sizes and places never do.',
            'Things come from where they belong, and go back there.',
            'With reduced motion nothing travels: it is simply there.',
            'Nothing blinks, bounces or waits to be seen.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Move both' });
    await step(
      'a press moves the samples to the other end and a second press moves them back',
      async () => {
        await userEvent.click(button);
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await userEvent.click(button);
        await expect(button).toHaveAttribute('aria-pressed', 'false');
      },
    );
  },
});

function Comparison() {
  const [away, setAway] = useState(false);
  return (
    <Panel>
      <div>
        <Button variant="secondary" aria-pressed={away} onClick={() => setAway(!away)}>
          Move both
        </Button>
      </div>
      {(['quick', 'calm'] as const).map((name) => (
        <div key={name} style={{ display: 'grid', gap: space[2] }}>
          <span>{`${name} · ${motion[name]}`}</span>
          <div
            style={{
              borderRadius: radius.control,
              background: color.surfaceSunken,
              containerType: 'inline-size',
            }}
          >
            <div
              style={{
                inlineSize: space[12],
                blockSize: space[12],
                borderRadius: radius.control,
                background: color.accent,
                transform: away ? `translateX(calc(100cqi - ${space[12]}))` : 'none',
                transition: `transform ${motion[name]} ${motion.easing}`,
              }}
            />
          </div>
        </div>
      ))}
    </Panel>
  );
}
