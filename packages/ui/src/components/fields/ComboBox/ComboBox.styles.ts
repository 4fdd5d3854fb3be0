import { Button, ComboBox, Group, Input } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, radius, size } from '../../../tokens/scales.ts';
import { controlStyles } from '../Field/Control.styles.ts';
import { frameStyles } from '../Field/Field.styles.ts';

export const Root = styled(ComboBox<object>)`
  ${frameStyles}
`;

export const Box = styled(Group)`
  position: relative;
  display: grid;
`;

export const Control = styled(Input)`
  ${controlStyles}

  padding-inline-end: ${size.control};

  &[data-height='large'] {
    padding-inline-end: ${size.controlLarge};
  }
`;

export const Opener = styled(Button)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${size.control};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.textQuiet};
  cursor: pointer;

  &[data-hovered] {
    color: ${color.text};
  }

  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  > svg {
    transition: transform ${motion.quick} ${motion.easing};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;
