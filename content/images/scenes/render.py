"""Renders the pictures of the site: python3 content/images/scenes/render.py [name ...] [--draft] [--width N] [--samples N]

Without a name, all pictures. A scene of light (light-<name>) makes layers instead, one process each, and continues
where it was stopped; with --truth it makes the references. Masters are written to content/images/<name>.jpg; drafts go to the
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
TOOLS = {'studio', 'render', 'car', 'light'}


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
    p.add_argument('--truth', action='store_true', help='light scenes: the references, not the layers')
    p.add_argument('--fresh', action='store_true', help='light scenes: forget what an earlier run left')
    p.add_argument('--finish', action='store_true', help='light scenes: encode what has been rendered')
    p.add_argument('--finer', action='store_true', help='light scenes: the committed layers in another width, with few samples')
    p.add_argument('--only', help='light scenes: these layers or references, separated by commas')
    p.add_argument('--passes', type=int, help='light scenes: render each reference so many times, keep the mean')
    p.add_argument('--jobs', type=int, help='light scenes: so many jobs in one process (1)')
    p.add_argument('--lock', help='a file that only one render at a time holds')
    p.add_argument('--verbose', action='store_true')
    args = p.parse_args()
    if args.list:
        print('\n'.join(scenes()))
        return 0
    blender = os.environ.get('BLENDER') or shutil.which('blender')
    if not blender:
        sys.exit('Blender was not found: install it or set BLENDER.')
    names = args.names or [n for n in scenes() if not n.startswith('light-')]
    unknown = [n for n in names if n not in scenes()]
    if unknown:
        sys.exit(f'No scene for: {", ".join(unknown)}. Known: {", ".join(scenes())}')
    failed = []
    for name in names:
        cmd = [blender, '-b', '--python-exit-code', '1', '-P', str(HERE / f'{name}.py'), '--']
        if args.draft:
            cmd.append('--draft')
        light = name.startswith('light-')
        cmd += [f'--{key}' for key in ('truth', 'fresh', 'finish', 'finer') if light and getattr(args, key)]
        for key in ('width', 'samples', 'out', 'only', 'passes', 'jobs'):
            if getattr(args, key):
                cmd += [f'--{key}', str(getattr(args, key))]
        if shutil.which('nice'):
            cmd = ['nice', '-n', '19', *cmd]
        if args.lock and shutil.which('flock'):
            cmd = ['flock', args.lock, *cmd]
        while True:
            run = subprocess.run(cmd, text=True, stdout=None if args.verbose and not light else subprocess.PIPE,
                                 stderr=None if args.verbose and not light else subprocess.STDOUT)
            lines = (run.stdout or '').splitlines()
            if run.returncode:
                failed.append(name)
                print(f'{name}: failed\n' + '\n'.join(lines[-25:]), flush=True)
            else:
                print('\n'.join(line for line in lines if line.startswith(('studio:', 'light:')) and not line.endswith(' left')), flush=True)
            left = [int(line.split()[1]) for line in lines if line.startswith('light:') and line.endswith(' left')]
            if run.returncode or not left or not left[0]:
                break
            cmd = [c for c in cmd if c != '--fresh']
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
