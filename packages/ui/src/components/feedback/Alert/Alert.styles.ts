import { css, styled } from 'styled-components';
import { shortWindow } from '../../../foundations/shortWindow.ts';
import { softTones } from '../../../foundations/softTones.ts';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, radius, size, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  ${softTones.information}
  --_icon: ${color.informationText};

  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid transparent; /* visible in forced-colors mode */
  border-radius: ${radius.control};
  background: var(--_background);
  color: var(--_text);
  font-size: ${font.size.sm};
  line-height: ${font.line.text};

  &[data-tone='danger'] {
    ${softTones.danger}
    --_icon: ${color.dangerText};
  }

  &[data-tone='success'] {
    ${softTones.success}
    --_icon: ${color.successText};
  }

  &[data-tone='warning'] {
    ${softTones.warning}
    --_icon: ${color.warningText};
  }

  > svg:first-child {
    margin-block-start: calc(
      (${font.line.text} * 1em - ${size.icon}) / 2 - 1px
    ); /* centred on the first line */
    color: var(--_icon);
  }
`;

// Status text colours have contrast on their soft surface; the theme's accent has not.
const links = css`
  a {
    color: inherit;
    text-decoration-line: underline;
    text-decoration-color: color-mix(in oklab, currentcolor 45%, transparent);
  }

  @media (hover: hover) {
    a:hover {
      text-decoration-color: currentcolor;
    }
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;

  [data-inline='true'] > & {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
    align-items: center;
    justify-content: space-between;
  }
`;

export const Title = styled.p`
  font-weight: ${font.weight.bold};
  ${links}
`;

export const Text = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${links}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block: ${space[2]} ${space[1]};

  [data-inline='true'] > ${Words} > & {
    margin-block: calc(-1 * ${space[1]}); /* a small button makes the line no higher */
  }
`;

export const Picture = styled.div`
  flex: none;
  align-self: center;
  inline-size: 140px;

  /* The drawing takes the tones of the message. */
  && > svg {
    --_line: var(--_icon);
    --_fill: color-mix(in oklab, var(--_icon) 22%, var(--_background));
    --_accent: var(--_icon);

    inline-size: 100%;
  }

  @media (width < ${breakpoint.phone}) {
    display: none;
  }

  @media ${shortWindow} {
    display: none;
  }
`;
