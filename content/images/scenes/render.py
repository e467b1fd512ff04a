"""Renders the pictures of the site: python3 content/images/scenes/render.py [name ...] [--draft] [--width N] [--samples N]

Without a name, all of them. Masters are written to content/images/<name>.jpg; drafts go to the
temporary folder. Needs Blender 3.4 or later with Cycles, and for its Python: numpy, OpenCV, Pillow, OpenImageIO
(Debian: blender python3-numpy python3-opencv python3-pil python3-openimageio).
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TOOLS = {'studio', 'render', 'car'}


def scenes():
    return sorted(p.stem for p in HERE.glob('*.py') if p.stem not in TOOLS and not p.stem.startswith('_'))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('names', nargs='*')
    p.add_argument('--draft', action='store_true', help='480 px, 16 samples, into the temporary folder')
    p.add_argument('--width', type=int)
    p.add_argument('--samples', type=int)
    p.add_argument('--out', help='another file to write to (one name only)')
    p.add_argument('--list', action='store_true')
    p.add_argument('--verbose', action='store_true')
    args = p.parse_args()
    if args.list:
        print('\n'.join(scenes()))
        return 0
    blender = os.environ.get('BLENDER') or shutil.which('blender')
    if not blender:
        sys.exit('Blender was not found: install it or set BLENDER.')
    names = args.names or scenes()
    unknown = [n for n in names if n not in scenes()]
    if unknown:
        sys.exit(f'No scene for: {", ".join(unknown)}. Known: {", ".join(scenes())}')
    failed = []
    for name in names:
        cmd = [blender, '-b', '--python-exit-code', '1', '-P', str(HERE / f'{name}.py'), '--']
        if args.draft:
            cmd.append('--draft')
        for key in ('width', 'samples', 'out'):
            if getattr(args, key):
                cmd += [f'--{key}', str(getattr(args, key))]
        if shutil.which('nice'):
            cmd = ['nice', '-n', '19', *cmd]
        run = subprocess.run(cmd, text=True, stdout=None if args.verbose else subprocess.PIPE,
                             stderr=None if args.verbose else subprocess.STDOUT)
        if run.returncode:
            failed.append(name)
            print(f'{name}: failed\n' + '\n'.join((run.stdout or '').splitlines()[-25:]), flush=True)
        elif run.stdout:
            print('\n'.join(line for line in run.stdout.splitlines() if line.startswith('studio:')), flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
