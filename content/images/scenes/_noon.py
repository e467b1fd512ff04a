"""Daylight outdoors: a clear sky with heaped clouds, and the sun. A white wall in the sun is near 1."""
import numpy as np
import studio


def pixels(azimuth, elevation, clouds=.5, seed=12, size=None, zenith=(.055, .150, .42), horizon=(.58, .72, .88), below=(.26, .255, .24)):
    """Equirectangular, without the sun's disc; row 0 at the bottom. clouds: 0 few, 1 many; size: width."""
    w = size or (1024 if studio.arguments().draft else 4096)
    h = w // 2
    u, v = (np.arange(w, dtype=np.float32) + .5) / w, (np.arange(h, dtype=np.float32) + .5) / h
    phi, theta = (.5 - u) * 2 * np.pi, (v - .5) * np.pi
    ct = np.cos(theta)[:, None]
    dx, dy = ct * np.cos(phi)[None], ct * np.sin(phi)[None]
    dz = np.broadcast_to(np.sin(theta)[:, None], dx.shape)
    s = studio.direction(azimuth, elevation)
    ang = np.arccos(np.clip(dx * s.x + dy * s.y + dz * s.z, -1, 1))[..., None]
    up = np.clip(dz, 0, 1)[..., None]
    c = lambda *k: np.array(k, np.float32)
    col = c(*zenith) + (c(*horizon) - c(*zenith)) * np.exp(-up / .20)
    col = col + np.exp(-ang / .16) * c(.75, .72, .66) + np.exp(-ang / .5) * c(.10, .095, .09)
    rows = dz[:, 0] > .004
    zz = dz[rows] + .16
    px, py = dx[rows] / zz * 1.4, dy[rows] / zz * 1.4
    warp = studio.fbm(px * 1.3, py * 1.3, 4, seed + 90)
    qx, qy = px + .55 * warp, py + .45 * warp
    wide = studio.fbm(qx * .55, qy * .55, 2, seed + 7)
    heap = lambda x, y, octaves: .60 * studio.fbm(x, y, octaves, seed, .58) + .40 * wide
    n = heap(qx, qy, 8)
    # a heap is bright where it grows thinner towards the sun, and gray below
    toward = heap(qx + s.x * .11, qy + s.y * .11, 5)
    edge = .60 - .14 * clouds
    dens = studio._smooth(edge, edge + .065, n) * studio._smooth(.01, .06, dz[rows])
    lit = np.clip(.66 + (n - toward) * 6 - 2.2 * np.clip(n - edge - .07, 0, 1), 0, 1)[..., None]
    cloud = c(.36, .43, .54) + (c(1.35, 1.31, 1.25) - c(.36, .43, .54)) * lit
    veil = np.exp(-np.clip(dz[rows], 0, 1) / .10)[..., None]      # far ones are seen through air
    cloud = cloud + (c(.80, .86, .93) - cloud) * veil * .7
    col[rows] = col[rows] + (cloud - col[rows]) * (dens * .96)[..., None]
    ground = studio._smooth(-.02, .0, dz)[..., None]
    return (col * ground + c(*below) * (1 - ground)).astype(np.float32)


def noon(azimuth, elevation, sun=3.7, strength=1.0, **kw):
    """Sky and sun, aligned."""
    studio.sky(pixels=pixels(azimuth, elevation, **kw), strength=strength)
    return studio.sun(azimuth, elevation, sun, (1, .955, .89), .55)
