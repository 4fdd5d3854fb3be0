import { styled } from 'styled-components';
import { softTones } from '../../../foundations/softTones.ts';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

export const Root = styled.span`
  --_size: ${space[8]};
  --_background: ${color.surfaceHover};
  --_text: ${color.text};

  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-inline-size: 100%;
  min-block-size: var(--_size);
  padding-inline: ${space[3]};
  border: 1px solid transparent; /* visible in forced colours */
  border-radius: calc(var(--_size) / 2); /* a tag with two lines has the corners of one line */
  background: var(--_background);
  color: var(--_text);
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  vertical-align: middle;

  &[data-size='small'] {
    --_size: ${space[6]};
    padding-inline: ${space[2]};
    font-size: ${font.size.xs};
  }

  &:has(> button) {
    padding-inline-end: ${space[1]};
  }

  &[data-size='small']:has(> button) {
    padding-inline-end: 0;
  }

  &[data-tone='accent'] {
    ${softTones.accent}
  }

  &[data-tone='success'] {
    ${softTones.success}
  }

  &[data-tone='warning'] {
    ${softTones.warning}
  }

  &[data-tone='danger'] {
    ${softTones.danger}
  }

  &[data-tone='information'] {
    ${softTones.information}
  }

  /* The background of a chosen row is like that of a tag, which would not be visible on it. */
  [data-selected='true'] & {
    --_background: ${color.surfaceRaised};
  }

  &[data-disabled='true'] {
    background: ${color.disabledSurface};
    color: ${color.textDisabled};
  }

  > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const Words = styled.bdi`
  min-inline-size: 0;
  padding-block-start: 0.125em; /* as in buttons: centres Persian letters optically */
  overflow-wrap: anywhere;
`;

export const Remove = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${space[6]};
  block-size: ${space[6]};
  margin-block: -1px; /* covers the border of a small tag */
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easing};

  /* The touch target has the height of a control and does not overlap the next tag. */
  &::after {
    content: '';
    position: absolute;
    inset-block: calc((100% - ${size.target}) / 2);
    inset-inline: calc(-1 * ${space[1]});
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: color-mix(in oklab, currentcolor 14%, transparent);
    }
  }

  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > li {
    min-inline-size: 0;
  }
`;
