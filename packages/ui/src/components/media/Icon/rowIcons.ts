import { Pencil, Trash2 } from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** Icons of the actions of a row. */
export const EditIcon = /* #__PURE__ */ createIcon(Pencil);
export const DeleteIcon = /* #__PURE__ */ createIcon(Trash2);
