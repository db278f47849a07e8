import { describe, expect, it } from 'vitest';
import { importedNames, installedNames } from '../../src/engine/boundaries/package-names.ts';

describe('the names by which a project of PyPI is imported', () => {
  it.each([
    ['python-slugify', 'slugify'],
    ['PyYAML', 'yaml'],
    ['Pillow', 'PIL'],
    ['scikit_learn', 'sklearn'],
    ['opencv-python-headless', 'cv2'],
    ['beautifulsoup4', 'bs4'],
    ['ruamel.yaml', 'ruamel'],
    ['rich-click', 'rich_click'],
    ['constructor', 'constructor'],
  ])('of %s include %s', (project, name) => {
    expect(importedNames(project)).toContain(name);
  });
});

describe('the names of what an installation made', () => {
  it('are those that folders of packages have, and no others', () => {
    const names = installedNames([
      '.venv',
      '.venv/bin/python',
      '.venv/lib/python3.12/site-packages',
      '.venv/lib/python3.12/site-packages/PIL',
      '.venv/lib/python3.12/site-packages/PIL/Image.py',
      '.venv/lib/python3.12/site-packages/pillow-11.0.dist-info',
      '.venv/lib/python3.12/site-packages/_yaml.cpython-312-x86_64-linux-gnu.so',
      '.venv/lib/python3.12/site-packages/tests',
      'deps/slugify/special.py',
      'deps/slugify',
      'deps/python_slugify-8.0.4.dist-info',
      'node_modules/.bin',
      'node_modules/@types',
      'node_modules/left-pad',
      'node_modules/left-pad/node_modules/inner',
      'packages/app/node_modules/chalk',
      'build/lib/other.py',
    ]);
    expect([...names].sort((one, other) => (one < other ? -1 : 1))).toEqual([
      'PIL',
      '_yaml',
      'chalk',
      'left-pad',
      'slugify',
    ]);
  });
});
