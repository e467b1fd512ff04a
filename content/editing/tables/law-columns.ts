import type { Column } from './table'

/** A row for each law: its limits, dates and sentences. Conditions, bans and papers stand in the modules alone. */
export const lawColumns = [
  { key: 'place', header: 'Place', also: ['Module', 'File'] },
  { key: 'name', header: 'Name', also: ['State', 'Country or state'] },
  { key: 'code', header: 'Code', also: ['Postal code', 'ISO code'] },
  { key: 'country', header: 'Country' },
  { key: 'basis', header: 'Basis', also: ['Counts'] },
  {
    key: 'car.front',
    header: 'Front VLT %',
    also: ['Car front', 'Front sides', 'Front side windows'],
  },
  {
    key: 'car.rearSide',
    header: 'Rear sides VLT %',
    also: ['Car rear sides', 'Rear sides', 'Back side windows'],
  },
  { key: 'car.rear', header: 'Rear VLT %', also: ['Car rear', 'Rear window', 'Rear windshield'] },
  { key: 'mpv.front', header: 'SUV front VLT %', also: ['SUV front', 'Van front'] },
  {
    key: 'mpv.rearSide',
    header: 'SUV rear sides VLT %',
    also: ['SUV rear sides', 'Van rear sides'],
  },
  { key: 'mpv.rear', header: 'SUV rear VLT %', also: ['SUV rear', 'Van rear'] },
  { key: 'windshieldVlt', header: 'Windshield VLT %', also: ['Windshield', 'Windscreen'] },
  {
    key: 'reflectance.front',
    header: 'Front reflectance %',
    also: ['Front reflection', 'Reflectivity front'],
  },
  {
    key: 'reflectance.rearSide',
    header: 'Rear sides reflectance %',
    also: ['Rear sides reflection'],
  },
  { key: 'reflectance.rear', header: 'Rear reflectance %', also: ['Rear reflection'] },
  { key: 'filmFloor', header: 'Film alone VLT %', also: ['Film floor'] },
  { key: 'tolerance', header: 'Tolerance %', also: ['Tolerance points'] },
  { key: 'medical', header: 'Medical', also: ['Medical exemption', 'Medical exemptions'] },
  { key: 'mark', header: 'Mark', also: ['Verified'] },
  { key: 'checked', header: 'Checked', also: ['Last checked', 'Read on'] },
  { key: 'changed', header: 'Changed', also: ['In force since', 'Effective'] },
  { key: 'statute', header: 'Statute', also: ['Law', 'Citation'] },
  { key: 'exemptions', header: 'Exemptions' },
  { key: 'sources', header: 'Sources', also: ['Source', 'URL'] },
] as const satisfies readonly Column[]
