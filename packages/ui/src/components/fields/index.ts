export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export { DateRangePicker, type DateRangePickerProps } from './DatePicker/DateRangePicker.tsx';
export type { DateRange } from './DatePicker/isoDate.ts';
export type { Choice } from './Field/GroupFrame.tsx';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.tsx';
export { type FindHandle, noHandle, readDrop } from './FileDrop/readDrop.ts';
export type { DroppedFile, FileState } from './FileDrop/FileDropRow.tsx';
export type { FormErrors } from './Form/formErrors.ts';
export { Form, type FormProps } from './Form/Form.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export type { Option, OptionGroup, Options } from './Options/Options.tsx';
export { OtpField, type OtpFieldProps } from './OtpField/OtpField.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { PictureField, type PictureFieldProps } from './PictureField/PictureField.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectProps } from './Select/Select.tsx';
export { Slider, type SliderProps } from './Slider/Slider.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { TagInput, type TagInputProps } from './TagInput/TagInput.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type FieldSize, type TextFieldProps } from './TextField/TextField.tsx';
export {
  ThemePicker,
  type SchemeChoice,
  type ThemePickerProps,
} from './ThemePicker/ThemePicker.tsx';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField.tsx';
