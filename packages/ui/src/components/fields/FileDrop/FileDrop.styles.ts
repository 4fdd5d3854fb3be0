import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, space } from '../../../tokens/scales.ts';
import { listLook, rowLook } from '../../data/List/List.styles.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

export const Announcement = styled.output`
  ${visuallyHidden}
`;

export const Zone = styled.div`
  --_border: ${color.borderStrong};
  --_border-hover: ${color.textQuiet};
  --_background: ${color.surfaceRaised};
  --_background-hover: ${color.surfaceHover};
  --_text: ${color.text};
  --_quiet: ${color.textQuiet};
  --_choose: ${color.accentText};

  position: relative;
  display: grid;
  gap: ${space[2]};
  place-items: center;
  align-content: center;
  min-block-size: 136px;
  padding: ${space[5]} ${space[4]};
  border: 1.5px dashed var(--_border);
  border-radius: ${radius.card};
  background: var(--_background);
  color: var(--_text);
  line-height: ${font.line.control};
  text-align: center;
  transition-property: background-color, border-color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  > svg {
    color: var(--_quiet);
  }

  &:has(> [aria-invalid='true']) {
    --_border: ${color.dangerText};
    --_border-hover: ${color.dangerText};
  }

  &:has(> :disabled) {
    --_border: ${color.border};
    --_border-hover: ${color.border};
    --_background: ${color.disabledSurface};
    --_background-hover: ${color.disabledSurface};
    --_text: ${color.textDisabled};
    --_quiet: ${color.textDisabled};
    --_choose: ${color.textDisabled};
  }

  @media (hover: hover) {
    &:hover {
      border-color: var(--_border-hover);
      background: var(--_background-hover);
    }
  }

  &[data-over='true'] {
    border-color: ${color.accentMark};
    border-style: solid;
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};

    --_quiet: ${color.onAccentSoft};
    --_choose: ${color.onAccentSoft};
  }

  &:has(> :focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &[data-over='true'] {
      border-color: Highlight;
    }
  }
`;

/** Covers the whole zone, so that a click anywhere opens the browser's file dialog. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  border-radius: inherit;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;

export const Prompt = styled.span`
  display: grid;
  font-weight: ${font.weight.medium};
`;

export const Choose = styled.span`
  color: var(--_choose);
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};
`;

export const List = styled.ul`
  ${listLook}

  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
`;

export const Row = styled.li`
  ${rowLook}

  --_ground-hover: var(--_ground);
  --_state: ${color.textQuiet};

  padding-block: ${space[3]};

  &[data-state='done'] {
    --_state: ${color.successText};
  }

  &[data-state='duplicate'] {
    --_state: ${color.informationText};
  }

  &[data-state='needsFile'] {
    --_state: ${color.warningText};
  }

  &[data-state='failed'] {
    --_state: ${color.dangerText};
  }

  > svg {
    flex: none;
    color: var(--_state);
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  min-inline-size: 0;
`;

/** The words of a quiet button begin with the text. */
export const Action = styled.div`
  justify-self: start;
  margin-inline-start: calc(-1 * ${space[3]});
`;

/** File names keep their own direction. */
export const Name = styled.bdi`
  justify-self: start;
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const ErrorText = styled.span`
  color: ${color.dangerText};
  font-size: ${font.size.sm};
`;

export const Buttons = styled.span`
  display: flex;
  flex: none;
  gap: ${space[1]};
  margin-inline-end: calc(-1 * ${space[2]});
`;
