"""The networks of the players at a table, as numbers that compiled code multiplies exactly.

A float of 64 bits holds every sum of a network exactly, so the order of additions does not matter.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from elfer.compiled.policies import NETWORKS
from elfer.evaluation.networks import Parameters, count_parameters
from elfer.evaluation.row_network import INPUT_UNIT, LAYERS, UNIT

SIZE = count_parameters(LAYERS)
NETWORK_TABLE = np.dtype([("parameters", np.float64, (NETWORKS, SIZE))])
"""The parameters of each network; biases are multiplied by the unit of their layer."""
NetworkTable = Any
"""A record of this type."""


def make_network_table(networks: Sequence[Parameters]) -> NetworkTable:
    """Return a table with these networks."""
    table = np.zeros(1, NETWORK_TABLE)[0]
    for slot, parameters in enumerate(networks):
        table["parameters"][slot] = scale_biases(parameters)
    return table


def scale_biases(parameters: Parameters) -> Any:
    """Return parameters with biases in the units of the sums that they are added to."""
    scaled = np.array(parameters, np.float64)
    end = 0
    for layer in LAYERS:
        end += layer.size
        scaled[end - layer.outputs : end] *= INPUT_UNIT if layer.name == "half" else UNIT
    return scaled
