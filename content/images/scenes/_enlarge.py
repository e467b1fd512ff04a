"""A picture made larger without stair steps: edges are evened along their own direction, never across it."""
import pathlib
import sys

import cv2
import numpy as np

LUMA = np.array((.2126, .7152, .0722), np.float32)


def enlarge(img, width, height):
    """`img`: display-referred RGB, 0..1. Factors from 1, which only evens edges, to about
    2; textures without a direction stay as they are."""
    k = width / img.shape[1]
    big = np.clip(cv2.resize(img.astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC), 0, 1)
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    for _ in range(2):
        along, sure = _edges(big @ LUMA, k)
        total, weights = big.copy(), 1.0
        for step in (-2, -1.5, -1, -.5, .5, 1, 1.5, 2):              # in pixels of the small picture
            weight = float(np.exp(-(step / 1.3) ** 2))
            total += weight * cv2.remap(big, x + along[0] * step * k, y + along[1] * step * k, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
            weights += weight
        big += (total / weights - big) * sure[..., None]
    sharpen = .15 + .35 * min(1, k - 1)
    return np.clip(big + sharpen * (big - cv2.GaussianBlur(big, (0, 0), 1.1 * k)), 0, 1)


def _edges(gray, k):
    """The direction along the edges (x, y), and how sure it is: from the structure tensor."""
    gray = cv2.GaussianBlur(gray, (0, 0), .9 * k)
    gx, gy = cv2.Scharr(gray, -1, 1, 0), cv2.Scharr(gray, -1, 0, 1)
    xx, xy, yy = (cv2.GaussianBlur(g, (0, 0), 1.8 * k) for g in (gx * gx, gx * gy, gy * gy))
    sure = np.sqrt((xx - yy) ** 2 + 4 * xy * xy) / (xx + yy + 2e-4)
    angle = .5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    return (np.cos(angle), np.sin(angle)), np.clip((sure - .35) / .4, 0, 1)


def main(names):
    """Makes pictures of 2560 px out of smaller ones: python3 content/images/scenes/_enlarge.py driver-bare"""
    images = pathlib.Path(__file__).resolve().parents[1]
    for name in names:
        path = images / f'{name}.jpg'
        big = enlarge(cv2.imread(str(path))[..., ::-1].astype(np.float32) / 255, 2560, 1440)
        cv2.imwrite(str(path), big[..., ::-1] * 255 + .5, [cv2.IMWRITE_JPEG_QUALITY, 90, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1])


if __name__ == '__main__':
    main(sys.argv[1:])
